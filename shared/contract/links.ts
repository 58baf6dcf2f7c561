import type { FrameManifest } from './area.ts';

/** Parameters that every page of the console's own frames has; those of other teams' frames are in their manifests. */
export const FRAME_PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  silo: [],
  project: ['project'],
  settings: [],
  system: [],
};

/** The same of a frame by its name; undefined of a frame of another team. */
export const parametersOfOwn = (frame: string): readonly string[] | undefined =>
  Object.hasOwn(FRAME_PARAMETERS, frame) ? FRAME_PARAMETERS[frame] : undefined;

const parametersIn = (path: string): string[] =>
  [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => name);

/** The parameters that every page of a frame has, by the paths that it matches. */
export function parametersOf({ match }: Pick<FrameManifest, 'match'>): readonly string[] {
  const [first = [], ...others] = match.map(parametersIn);
  return first.filter((name) => others.every((names) => names.includes(name)));
}

/**
 * Why links of sidebars cannot be published; undefined when they can. The sidebar is on every page of its frame, so it fills only
 * parameters that all of them have.
 * @param parametersAt the parameters of a frame of another area; undefined when it is not known
 */
export function linkProblem(
  frames: readonly FrameManifest[],
  parametersAt: (frame: string) => readonly string[] | undefined,
): string | undefined {
  for (const one of frames) {
    const known = one.adds ? parametersAt(one.frame) : parametersOf(one);
    for (const { label, to } of one.navigation) {
      const lost = known && parametersIn(to).find((name) => !known.includes(name));
      if (lost !== undefined)
        return `has the link "${label}" with ":${lost}", which not every page of the frame "${one.frame}" has. What belongs to one resource is a tab or an action of its page: extends`;
    }
  }
  return undefined;
}
