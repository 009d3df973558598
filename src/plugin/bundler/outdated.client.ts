import './outdated.css';

/** Shows that a part of the page is missing, with a reload button. A deployment deletes the scripts of earlier ones. */
function showOutdated(): void {
  if (document.querySelector('.outdated')) return;
  const note = document.createElement('p');
  note.className = 'outdated';
  note.role = 'alert';
  note.textContent = 'A part of this page could not be loaded. The site may have changed since you opened it. ';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Reload the page';
  button.onclick = () => location.reload();
  note.append(button);
  document.body.prepend(note);
}

if (typeof window !== 'undefined') {
  const hear = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.src.includes('/assets/js/')) showOutdated();
  };
  // Errors of scripts do not bubble.
  window.addEventListener('error', hear, true);
}
