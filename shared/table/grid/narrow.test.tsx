// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SideModal } from '@console/shared/ui';
import { disk, diskActions, diskColumns, heads, setWidth, stage } from '../test-table.tsx';
import { Table } from './table.tsx';

afterEach(cleanup);

it('a table has the form of phones in a side modal, in any window', () => {
  setWidth(90);
  stage(
    <SideModal title="Disks" onDismiss={() => undefined}>
      <Table rows={[disk('a')]} columns={diskColumns} actions={diskActions} />
    </SideModal>,
  );
  expect(heads()).toEqual(['name', 'state', '']);
  expect(screen.getByRole('table').hasAttribute('data-narrow')).toBe(true);
});
