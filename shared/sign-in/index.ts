export { PasswordForm, type Credentials } from './password-form.tsx';
export { rememberWayIn, samlPath, wayInto, windowPath, type WayIn } from './way-in.ts';
