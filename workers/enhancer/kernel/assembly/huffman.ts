/** Length-limited Huffman codes, made from the counts of symbols. */

/** The longest code in bits. Two codes and their length fit into 32, four and seven leftover bits into 64. */
const longestCode: i32 = 13

/** The number of symbols: literals and the end of the block. */
export const symbols: usize = 257
export const endOfBlock: usize = 256

/** How often each symbol occurs. The caller fills it in. */
export const counts = memory.data(257 * 4, 16)
/** The length of each symbol's code in bits. */
export const lengths = memory.data(257, 16)
/** Each symbol's code with its bits in writing order, lowest first. The upper 16 bits are its length. */
export const codes = memory.data(257 * 4, 16)

/** The symbols, rarest first, as `u64`: the lowest 16 bits are the symbol, the rest its count. */
const sorted = memory.data(257 * 8, 16)
/** The weights and parents of the tree's nodes, leaves first. */
const weights = memory.data(257 * 2 * 4, 16)
const parents = memory.data(257 * 2 * 2, 16)
const depths = memory.data(257 * 2, 16)
/** The number of codes of each length, and the next code of each length. */
const codesOfLength = memory.data(64 * 4, 16)
const nextCode = memory.data(64 * 4, 16)

/** Makes `lengths` and `codes` from `counts`. Every symbol must occur. */
export function makeCodes(): void {
  sortSymbols()
  measureDepths()
  limitLengths()
  assignLengths()
  assignCodes()
}

function sortSymbols(): void {
  for (let symbol: usize = 0; symbol < symbols; symbol++) {
    const entry = ((<u64>load<u32>(counts + (symbol << 2))) << 16) | <u64>symbol
    let at = <i32>symbol
    for (; at > 0; at--) {
      const before = load<u64>(sorted + ((<usize>(at - 1)) << 3))
      if (before <= entry) break
      store<u64>(sorted + ((<usize>at) << 3), before)
    }
    store<u64>(sorted + ((<usize>at) << 3), entry)
  }
}

/** Builds the tree: joins the two lightest nodes until one is left. Then counts the leaves at each depth. */
function measureDepths(): void {
  const leaves = <i32>symbols
  for (let leaf = 0; leaf < leaves; leaf++) {
    store<u32>(weights + ((<usize>leaf) << 2), <u32>(load<u64>(sorted + ((<usize>leaf) << 3)) >>> 16))
  }
  let leaf = 0
  let inner = leaves
  const root = leaves * 2 - 2
  for (let node = leaves; node <= root; node++) {
    let weight: u32 = 0
    for (let child = 0; child < 2; child++) {
      // Leaves are sorted, and inner nodes are created in the order of their weights: the lightest is the
      // first of either.
      const takesLeaf =
        inner >= node ||
        (leaf < leaves &&
          load<u32>(weights + ((<usize>leaf) << 2)) <= load<u32>(weights + ((<usize>inner) << 2)))
      const lightest = takesLeaf ? leaf++ : inner++
      weight += load<u32>(weights + ((<usize>lightest) << 2))
      store<u16>(parents + ((<usize>lightest) << 1), <u16>node)
    }
    store<u32>(weights + ((<usize>node) << 2), weight)
  }
  memory.fill(codesOfLength, 0, 64 * 4)
  store<u8>(depths + <usize>root, 0)
  for (let node = root - 1; node >= 0; node--) {
    const depth = load<u8>(depths + <usize>load<u16>(parents + ((<usize>node) << 1))) + 1
    store<u8>(depths + <usize>node, depth)
    if (node < leaves) addCodes(min<i32>(depth, 63), 1)
  }
}

function codesOf(length: i32): i32 {
  return load<i32>(codesOfLength + ((<usize>length) << 2))
}

function addCodes(length: i32, change: i32): void {
  store<i32>(codesOfLength + ((<usize>length) << 2), codesOf(length) + change)
}

/** Shortens codes that are too long, then lengthens shorter ones, longest first, until all is valid. */
function limitLengths(): void {
  let room: i32 = 1 << longestCode
  for (let length = longestCode + 1; length < 64; length++) {
    addCodes(longestCode, codesOf(length))
    store<i32>(codesOfLength + ((<usize>length) << 2), 0)
  }
  for (let length = 1; length <= longestCode; length++) room -= codesOf(length) << (longestCode - length)
  while (room < 0) {
    let length = longestCode - 1
    while (codesOf(length) === 0) length--
    addCodes(length, -1)
    addCodes(length + 1, 1)
    room += 1 << (longestCode - length - 1)
  }
  // The remainder goes back to the longest codes. Otherwise some bit sequences would mean nothing.
  while (room > 0) {
    let length = longestCode
    while (codesOf(length) === 0 || 1 << (longestCode - length) > room) length--
    addCodes(length, -1)
    addCodes(length - 1, 1)
    room -= 1 << (longestCode - length)
  }
}

/** Gives the longest codes to the rarest symbols. */
function assignLengths(): void {
  let leaf = 0
  for (let length = longestCode; length > 0; length--) {
    for (let left = codesOf(length); left > 0; left--) {
      const symbol = <usize>(load<u64>(sorted + ((<usize>leaf) << 3)) & 0xffff)
      store<u8>(lengths + symbol, <u8>length)
      leaf++
    }
  }
}

/** Codes of one length are consecutive, in the order of their symbols (RFC 1951, section 3.2.2). */
function assignCodes(): void {
  let code: u32 = 0
  for (let length = 1; length <= longestCode; length++) {
    code = (code + (length > 1 ? <u32>codesOf(length - 1) : 0)) << 1
    store<u32>(nextCode + ((<usize>length) << 2), code)
  }
  for (let symbol: usize = 0; symbol < symbols; symbol++) {
    const length = <u32>load<u8>(lengths + symbol)
    const next = load<u32>(nextCode + ((<usize>length) << 2))
    store<u32>(nextCode + ((<usize>length) << 2), next + 1)
    store<u32>(codes + (symbol << 2), (length << 16) | reversed(next, length))
  }
}

function reversed(code: u32, length: u32): u32 {
  let result: u32 = 0
  for (let bit: u32 = 0; bit < length; bit++) result |= ((code >>> bit) & 1) << (length - 1 - bit)
  return result
}
