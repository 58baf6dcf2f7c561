/** Tests for the route table of every area. */
export { itIsARouteTable } from '../../build/testing/test-route-table.ts';
/** Screens of an area in unit tests, with the mock API in the same process. */
export {
  cellOf,
  choose,
  descriptionOf,
  expectToast,
  FAILURES,
  fill,
  openDialog,
  openRowMenu,
  press,
  type Rendered,
  renderScreen,
  rowAction,
  rowOf,
  type ScreenOptions,
  useScreens,
  valueOf,
} from '../../tools/testing/screen.tsx';
