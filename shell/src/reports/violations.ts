import type { Violation } from './entries.ts';

const text = (value: unknown, key: string): string => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof found === 'string' ? found : '';
};

/**
 * Calls the listener for each violation of the Content-Security-Policy: through the Reporting API, which also returns those before
 * this code ran, and through the event in browsers without it. The browser itself does not send reports (`report-to`), because they
 * contain the address of the page.
 */
export function onViolation(listener: (violation: Violation) => void): void {
  if (!('ReportingObserver' in globalThis)) {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      listener({ directive: effectiveDirective, blocked: blockedURI, source: sourceFile }),
    );
    return;
  }
  new ReportingObserver(
    (reports) => {
      for (const { body } of reports)
        listener({
          directive: text(body, 'effectiveDirective'),
          blocked: text(body, 'blockedURL'),
          source: text(body, 'sourceFile'),
        });
    },
    { types: ['csp-violation'], buffered: true },
  ).observe();
}
