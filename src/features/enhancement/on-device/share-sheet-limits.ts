/* The limits of Chromium's share sheets. They don't say so: `canShare` knows only of the types. */

export const mostFiles = 10
export const mostMegabytes = 50
export const mostBytes = mostMegabytes * 1024 ** 2
