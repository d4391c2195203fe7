/** How a site gets onto the Home Screen of an iPhone or iPad. */
export const homeScreenSteps =
  'Tap Share in the toolbar or under the three dots, choose “Add to Home Screen” further down in the list, then tap Add.'
