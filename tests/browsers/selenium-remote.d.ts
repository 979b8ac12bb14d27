/** Node.js needs the path of the file, but Selenium’s types declare only the folder. */
declare module 'selenium-webdriver/remote/index.js' {
  export { DriverService } from 'selenium-webdriver/remote';
}
