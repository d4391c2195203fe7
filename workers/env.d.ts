/** A module that `tools/vite/assemblyscript.ts` has compiled to WebAssembly, as a hexadecimal string. */
declare module '*?wasm' {
  const hexadecimal: string
  export default hexadecimal
}
