/**
 * The frame with a skeleton page while the code of the frame is loading (docs/screens/common-ui.md section 27). The document paints
 * the same before any code runs: shell/index.html contains its markup, and a test compares the two.
 */
export function FirstPaint() {
  return (
    <div id="first-paint" hidden aria-busy="true">
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <rect x="2" y="3" width="12" height="3.5" rx="1" />
        <rect x="6" y="8.25" width="12" height="3.5" rx="1" />
        <rect x="2" y="13.5" width="12" height="3.5" rx="1" />
      </svg>
      <div>
        <i />
        <i />
        <i />
        <i />
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
