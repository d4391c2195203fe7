/** The pixels of a published photo's longer edge: the most that pages show, and that the backend function takes. */
export const longestPhotoEdge = 2400
