// The browser opens and closes the menu by itself. This says so to assistive technology that does not read
// popovers, and closes the menu when a link leads to a section of the same page.
const menu = document.getElementById('menu')!;
const toggle = document.querySelector('[popovertarget=menu]')!;

const tell = (open: boolean) => toggle.setAttribute('aria-expanded', String(open));

tell(false);
menu.addEventListener('toggle', (event) => tell((event as ToggleEvent).newState === 'open'));
menu.addEventListener('click', (event) => {
  if ((event.target as Element).closest('a') && menu.matches(':popover-open')) menu.hidePopover();
});
