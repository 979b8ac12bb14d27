// The browser itself opens and closes the menu. This script sets ARIA states for assistive technology that does not
// know popovers, and closes the menu after a link to a section of the same page.
const menu = document.getElementById('menu')!;
const toggle = document.querySelector<HTMLElement>('[popovertarget=menu]')!;

const setExpanded = (open: boolean) => toggle.setAttribute('aria-expanded', String(open));
let hide = () => {
  menu.togglePopover(false);
};

if ('popover' in menu) {
  // It may be open already.
  setExpanded(menu.matches(':popover-open'));
  menu.ontoggle = (event) => setExpanded((event as ToggleEvent).newState === 'open');
} else {
  // Browsers that know no popover: see docs/decisions/browsers.md.
  const { dataset } = menu as HTMLElement;
  setExpanded(false);
  hide = () => {
    delete dataset.open;
    setExpanded(false);
  };
  toggle.onclick = () => {
    if (dataset.open) hide();
    else {
      dataset.open = 'true';
      setExpanded(true);
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
