// Takes the place of modules that the CMS never loads here.
export default [];
