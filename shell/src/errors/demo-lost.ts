/** What the document shows when the mock API of the demo could not be fetched. Made by hand: nothing has started yet. */
export function showDemoLost(retry: () => void): void {
  const main = document.createElement('main');
  main.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.textContent = 'The demo could not be loaded';
  const button = document.createElement('button');
  button.textContent = 'Try again';
  button.addEventListener('click', () => {
    main.remove();
    retry();
  });
  main.append(title, button);
  document.getElementById('root')?.append(main);
}
