import { type ReactNode, useCallback, useRef, useState } from 'react';
import { type Instance, messageOf } from '@console/shared/api';
import { FormSection } from '@console/shared/forms';
import {
  callFailure,
  extensionsAt,
  lazy,
  noteExtensionFailure,
  type Registered,
  toast,
} from '@console/shared/runtime';
import { InPlace } from '@console/shared/ui';
import { drawn, NAME } from './drawn-part.ts';
import type { OneProps } from './drawn.tsx';
import type { AfterCreate } from './props.ts';

const Panel = lazy<OneProps>(NAME, async () => (await drawn()).Panel, InPlace);

interface Sections {
  /** The sections of the form. */
  readonly sections: ReactNode;
  /** Runs the work of the sections, after the instance was created. */
  readonly runAfter: (instance: Instance) => void;
}

/**
 * The sections that other areas add to the form of a new instance. Their work begins when the instance exists; when it fails, a message
 * is shown, and the instance stays.
 */
export function useInstanceSections(project: string): Sections {
  const works = useRef(new Map<Registered, AfterCreate>());
  const [all] = useState(() => extensionsAt('instance.section'));
  const afterCreate = useCallback((of: Registered, work: AfterCreate | undefined) => {
    if (work) works.current.set(of, work);
    else works.current.delete(of);
  }, []);
  return {
    sections: all.map((one, index) => (
      <FormSection key={index} title={one.label}>
        <Section of={one} project={project} afterCreate={afterCreate} />
      </FormSection>
    )),
    runAfter: (instance) => {
      for (const [of, work] of works.current) void runOne(of, work, instance);
    },
  };
}

interface SectionProps {
  readonly of: Registered;
  readonly project: string;
  readonly afterCreate: (of: Registered, work: AfterCreate | undefined) => void;
}

function Section({ of, project, afterCreate }: SectionProps) {
  const own = useCallback((work: AfterCreate | undefined) => afterCreate(of, work), [of, afterCreate]);
  return <Panel of={of} given={{ project, afterCreate: own }} />;
}

async function runOne(of: Registered, work: AfterCreate, instance: Instance): Promise<void> {
  const { label, owner } = of;
  try {
    await work(instance);
  } catch (error) {
    // A refused request is not a failure of the extension
    if (!callFailure(error)) noteExtensionFailure(of, error, 'crash');
    toast({
      variant: 'error',
      title: `${label} was not set for instance ${instance.name}`,
      content: `The instance was created. ${owner}: ${messageOf(error)}`,
      timeout: null,
    });
  }
}
