// The browser opens and closes the menu by itself. This says so to assistive technology that does not read
// popovers, and closes the menu when a link leads to a section of the same page.
const menu = document.getElementById('menu')!;
const toggle = document.querySelector<HTMLElement>('[popovertarget=menu]')!;

const tell = (open: boolean) => toggle.setAttribute('aria-expanded', String(open));

tell(false);
if (menu.togglePopover) {
  menu.ontoggle = (event) => tell((event as ToggleEvent).newState === 'open');
} else {
  // Browsers that know no popover: see docs/decisions/browsers.md.
  menu.togglePopover = (open = !('open' in menu.dataset)) => {
    if (open) menu.dataset.open = '';
    else delete menu.dataset.open;
    tell(open);
    return open;
  };
  toggle.onclick = () => menu.togglePopover();
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !('open' in menu.dataset)) return;
    menu.togglePopover(false);
    toggle.focus();
  });
}
menu.onclick = ({ target }) => {
  if ((target as Element).closest('a')) menu.togglePopover(false);
};
