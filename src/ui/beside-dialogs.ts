/** Marks a child of the body that can be used while a dialog is open. The dialog ends above it. */
export const besideDialogs = 'data-beside-dialogs'
