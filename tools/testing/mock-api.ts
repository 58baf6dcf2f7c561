import { createMock, personas, type Fault, type Mock } from '@console/mock';
import { vi } from 'vitest';

/** The mock API behind `fetch`, with its demo data, for tests without a screen. */
export function mockApi(...faults: readonly Fault[]): Mock {
  const mock = createMock({ personas: true, persona: personas.operator });
  for (const fault of faults) mock.faults.add(fault);
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) =>
    mock.handle(new Request(new URL(input, 'http://console.test'), init)),
  );
  return mock;
}

/** What the API answers to a GET now. */
export async function answerTo(mock: Mock, path: string): Promise<Record<string, unknown>> {
  const answer = await mock.handle(new Request(new URL(path, 'http://console.test')));
  const body: unknown = await answer.json();
  return typeof body === 'object' && body !== null ? { ...body } : {};
}
