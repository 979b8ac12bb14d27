// The browser opens and closes the menu by itself. This says so to assistive technology that does not read
// popovers, and closes the menu when a link leads to a section of the same page.
const menu = document.getElementById('menu')!;
const toggle = document.querySelector<HTMLElement>('[popovertarget=menu]')!;

const tell = (open: boolean) => toggle.setAttribute('aria-expanded', String(open));
let hide = () => {
  menu.togglePopover(false);
};

if ('popover' in menu) {
  // It may be open already.
  tell(menu.matches(':popover-open'));
  menu.ontoggle = (event) => tell((event as ToggleEvent).newState === 'open');
} else {
  // Browsers that know no popover: see docs/decisions/browsers.md.
  const { dataset } = menu as HTMLElement;
  tell(false);
  hide = () => {
    delete dataset.open;
    tell(false);
  };
  toggle.onclick = () => {
    if (dataset.open) hide();
    else {
      dataset.open = 'true';
      tell(true);
    }
  };
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !dataset.open) return;
    hide();
    toggle.focus();
  });
}
menu.onclick = ({ target }) => {
  if ((target as Element).closest('a')) hide();
};
