/** A module that `tools/build/assemblyscript.ts` has compiled to WebAssembly, as base64. */
declare module '*?wasm' {
  const base64: string
  export default base64
}
