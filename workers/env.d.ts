/** A module that `tools/build/assemblyscript.ts` has compiled to WebAssembly, as a hexadecimal string. */
declare module '*?wasm' {
  const hexadecimal: string
  export default hexadecimal
}
