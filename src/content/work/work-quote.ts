import type { Sample } from '../business/types'

/** The quote on Our Work. `undefined` takes its section away. */
export const workQuote: (Sample & Record<'title' | 'text' | 'by', string>) | undefined = {
  title: 'Two more sandings in it',
  sample: true,
  text: 'Two other companies told me to tear the floor out. He lifted a vent cover, showed me how thick the oak still was, and said it had two more sandings in it. It looks like the day the house was built.',
  by: 'Patricia H., Lakewood, OH',
}
