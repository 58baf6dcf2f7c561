import { execFile } from 'node:child_process';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import type { RouteShape } from '../shared/routing/subject.ts';

/** The module of a page, as a route table imports it. */
export interface Part {
  /** Absolute path of the table. */
  readonly table: string;
  readonly request: string;
}

/** A screen of a route table. */
export interface Screen {
  readonly path: string;
  readonly part: Part;
  /** The screens in or over which it is rendered: the page of a tab, the list under a form. */
  readonly around: readonly Part[];
  /** URL patterns of the reads that it sends when it is opened (`RouteFiles.reads`). */
  readonly reads: readonly string[];
}

/** A subject of an area: the folder that has its route table. */
export interface Subject {
  /** Export name of its route table. */
  readonly table: string;
  /** File of the table, as the area's table imports it. */
  readonly file: string;
  readonly shapes: readonly RouteShape[];
}

/** The parts of an area's route table that the build needs. */
export interface RouteFacts {
  readonly screens: readonly Screen[];
  /** The tables that make up the area's table; none when it also has its own routes. */
  readonly subjects: readonly Subject[];
  /** Patterns of tabs without `under` (build/lost-tabs.ts). */
  readonly lost: readonly string[];
}

const isFacts = (value: unknown): value is RouteFacts =>
  typeof value === 'object' && value !== null && 'screens' in value && 'subjects' in value && 'lost' in value;

/**
 * Reads the route table of an area by executing it.
 * @param sources the folder that contains `routes.ts`
 * @throws Error about a tab without `under`
 */
export async function routeFacts(sources: string): Promise<RouteFacts> {
  const program = join(import.meta.dirname, `read-routes${extname(import.meta.filename)}`);
  const { stdout } = await promisify(execFile)(process.execPath, [program, join(sources, 'routes.ts')], {
    maxBuffer: Infinity,
  });
  const facts: unknown = JSON.parse(stdout);
  if (!isFacts(facts)) throw new Error(`${program} printed no facts`);
  for (const path of facts.lost)
    throw new Error(
      `routes.ts: the tab ${path} has no \`under\`, so its page has no breadcrumbs while it is open. Write \`under\` with the crumb of the page around it.`,
    );
  return facts;
}
