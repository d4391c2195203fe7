/**
 * What Sveltia CMS says otherwise in our editor, to somebody who lays floors: its words and ours. Whole sentences
 * stand first. Those that aren't there any more stop the build.
 */
export const words: readonly (readonly [its: string, ours: string])[] = [
  ['Work with Local Repository', 'Open the Website’s Folder'],
  ['Working with Local Repository', 'Working in the Website’s Folder'],
  [
    'Once prompted, select the root directory of the “{$repo}” repository.',
    'Choose the folder that has “package.json” in it, and let the browser change its files.',
  ],
  [
    'Once prompted, select the root directory of your Git repository.',
    'Choose the folder that has “package.json” in it, and let the browser change its files.',
  ],
  [
    'The selected folder is not a repository root directory. Please try again.',
    'This isn’t the website’s folder. Choose the one that has “package.json” in it.',
  ],
  [
    'A repository root directory could not be selected. Please try again.',
    'No folder was opened. Press the button again, and let the browser change its files.',
  ],
  ['Sign In Using Access Token', 'Sign In with a Token'],
  [
    'Enter your token below. It must have read/write access to the repository content.',
    'Paste the token that lets you change this website.',
  ],
  [
    'You can generate a token on the <a>{$service} user settings page</a>.',
    'A new one is made in the <a>settings of {$service}</a>: for this website’s repository alone, with “Contents: Read and write”.',
  ],
  [
    'The provided token is invalid. Please check and try again.',
    'This token isn’t taken. It may have run out: make a new one, and paste it here.',
  ],
  [
    'There was an error while saving the entry. Please try again later.',
    'It isn’t saved yet. What you typed is still here.',
  ],
  [
    'This entry has been changed in the repository after you opened it.',
    'Somebody changed this entry after you opened it.',
  ],
  [
    'This entry has been deleted from the repository after you opened it.',
    'Somebody deleted this entry after you opened it.',
  ],
  [
    'The repository has been updated by someone else while saving. Please try again.',
    'Somebody saved something at the same moment. Press Save again.',
  ],
  ['Slug', 'File Name'],
  ['slug', 'file name'],
  ['Global Assets', 'The Site’s Pictures'],
  ['an asset', 'a picture'],
  ['Assets', 'Pictures'],
  ['assets', 'pictures'],
  ['Asset', 'Picture'],
  ['asset', 'picture'],
]
