/**
 * True if a picture's bytes are the colors that a canvas shows, which converts pictures of any other color
 * space, such as the Display P3 of phones. No pixel can tell: grays have the same bytes in both.
 */
export const isStandardColor = ({ primaries, transfer }: VideoColorSpace) =>
  primaries === 'bt709' && transfer === 'iec61966-2-1'
