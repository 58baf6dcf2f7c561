// CSS Modules: class names are looked up by name; a missing one is undefined and leaves no class.
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module '*.md?raw' {
  const text: string;
  export default text;
}
declare module '*.tsx?raw' {
  const text: string;
  export default text;
}
declare module '*.ts?raw' {
  const text: string;
  export default text;
}
declare module '*.css?raw' {
  const text: string;
  export default text;
}
declare module '*.png' {
  const url: string;
  export default url;
}
declare module '*.woff2' {
  const url: string;
  export default url;
}
