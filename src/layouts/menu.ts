// The browser itself opens and closes the menu. This script sets ARIA states for assistive technology that does not
// know popovers, and closes the menu after a link to a section of the same page, and when the focus leaves the header.
const menu = document.getElementById('menu')!;
const toggle = document.querySelector<HTMLElement>('[popovertarget=menu]')!;

const setExpanded = (open: boolean) => toggle.setAttribute('aria-expanded', String(open));

// Browsers without popovers show the whole menu.
if ('popover' in menu) {
  // It may be open already.
  setExpanded(menu.matches(':popover-open'));
  menu.ontoggle = (event) => setExpanded((event as ToggleEvent).newState === 'open');
  menu.onclick = ({ target }) => {
    if ((target as Element).closest('a')) menu.togglePopover(false);
  };
  // Never over the control of the page that has the focus.
  addEventListener('focusin', ({ target }) => {
    if (!(target as Element).closest?.('header')) menu.togglePopover(false);
  });
}
