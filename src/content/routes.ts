export const routePaths = ['/', '/about']
