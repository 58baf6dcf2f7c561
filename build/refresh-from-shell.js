// Development only. All mounted roots must be registered with one Fast Refresh runtime: the shell's, which hooked react-dom first.
const refresh = globalThis.__CONSOLE_REFRESH__;

export const injectIntoGlobalHook = () => {};
export const createSignatureFunctionForTransform = refresh.createSignatureFunctionForTransform;
export const getFamilyByID = refresh.getFamilyByID;
export const getFamilyByType = refresh.getFamilyByType;
export const isLikelyComponentType = refresh.isLikelyComponentType;
export const performReactRefresh = refresh.performReactRefresh;
export const register = refresh.register;
export const setSignature = refresh.setSignature;
export default { ...refresh, injectIntoGlobalHook };
