// The browser itself opens and closes the menu. This script sets ARIA states for assistive technology that does not
// know popovers, and closes the menu after a visitor follows a link within the page, and when a visitor clicks or focuses the page.
// In browsers without popovers it does everything: `header.module.css` shows the menu by these states.
const header = document.querySelector('header')!;
const menu = document.getElementById('menu')!;
const toggle = document.querySelector<HTMLElement>('[popovertarget=menu]')!;
const hasPopovers = 'popover' in HTMLElement.prototype;

const setExpanded = (open: boolean) => toggle.setAttribute('aria-expanded', String(open));

function show(open: boolean) {
  if (hasPopovers) menu.togglePopover(open);
  else {
    menu.toggleAttribute('data-open', open);
    setExpanded(open);
  }
}

header.onclick = ({ target }) => {
  if ((target as Element).closest('a')) show(false);
};
// The menu never covers a control of the page that has the focus, nor a page that a finger scrolls.
for (const type of ['focusin', 'pointerdown'])
  addEventListener(type, ({ target }) => {
    if (!header.contains(target as Node)) show(false);
  });

if (hasPopovers) {
  // It may be open already.
  setExpanded(menu.matches(':popover-open'));
  menu.ontoggle = (event) => setExpanded((event as ToggleEvent).newState === 'open');
} else {
  const isOpen = () => menu.hasAttribute('data-open');
  show(false);
  toggle.onclick = ({ detail }) => {
    show(!isOpen());
    // A key was pressed. The menu is before its button.
    if (detail === 0 && isOpen()) menu.querySelector('a')!.focus();
  };
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return;
    show(false);
    toggle.focus();
  });
}
