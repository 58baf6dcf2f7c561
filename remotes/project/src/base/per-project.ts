/** Creates one value per project, when it is first needed. */
export function perProject<Made>(make: (project: string) => Made): (project: string) => Made {
  const made = new Map<string, Made>();
  return (project) => {
    const known = made.get(project) ?? make(project);
    made.set(project, known);
    return known;
  };
}
