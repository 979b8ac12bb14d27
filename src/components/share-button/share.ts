// Shows the buttons that share the address of a part of the page, where the browser can share.
if ('share' in navigator)
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-share]')) {
    button.hidden = false;
    button.onclick = () =>
      navigator
        .share({ title: document.title, url: `#${button.value}` })
        // The visitor has closed the list of ways to share.
        .catch(() => {});
  }
