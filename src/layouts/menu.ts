// The browser opens and closes the menu by itself. This says so to assistive technology that does not read
// popovers, and closes the menu when a link leads to a section of the same page.
const menu = document.getElementById('menu')!;
const toggle = document.querySelector('[popovertarget=menu]')!;

const tell = (open: boolean) => {
  toggle.ariaExpanded = String(open);
};

tell(false);
menu.ontoggle = (event) => tell((event as ToggleEvent).newState === 'open');
menu.onclick = ({ target }) => {
  if ((target as Element).closest('a')) menu.togglePopover(false);
};
