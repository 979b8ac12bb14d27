// The style sheet shows the vehicle of the address, or the first, until one is checked (vehicle-choice.module.css). This
// checks its control, so that assistive technology knows which is shown. The address then follows the choice.
for (const group of document.querySelectorAll<HTMLElement>('[data-choice]')) {
  const radios = Array.from(group.querySelectorAll('input'));
  const choose = () => {
    const named = radios.find(({ value }) => value === location.hash.slice(1));
    const chosen = named ?? radios.find(({ checked }) => checked) ?? radios[0];
    if (chosen) chosen.checked = true;
  };
  choose();
  addEventListener('hashchange', choose);
  group.onchange = ({ target }) => history.replaceState(null, '', `#${(target as HTMLInputElement).value}`);
  // The target is printed on a sheet of its own. A choice changes only the address, so its vehicle becomes the target now.
  window.onbeforeprint = () => {
    if (location.hash) location.replace(location.hash);
  };
}
