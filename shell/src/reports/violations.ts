import type { Violation } from './entries.ts';

const text = (value: unknown, key: string): string => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof found === 'string' ? found : '';
};

/**
 * Calls the listener for each violation of the content security policy: by the Reporting API, which also tells of those before this
 * code ran, and by its event where a browser has no observer. The browser itself is not told to report (`report-to`): its reports
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
