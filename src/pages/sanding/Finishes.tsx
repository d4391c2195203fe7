import { finishLabels, finishTypes, sandingPage } from '@/content/sanding'
import { CheckList } from '@/ui/CheckList'
import { Section } from '@/ui/Section'
import classes from './Finishes.module.css'

/** Three finishes side by side with their pros and cons. */
export function Finishes() {
  return (
    <Section {...sandingPage.finishes} tone="warm">
      {/* Wider than a phone: it scrolls, by keyboard too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus */}
      <section aria-label={finishLabels.table} tabIndex={0} className={classes.scroller}>
        <ul className={classes.finishes}>
          {finishTypes.map((finish) => (
            <li key={finish.name} className={classes.finish}>
              <div>
                <h3 className={classes.name}>{finish.name}</h3>
                <p className={classes.description}>{finish.description}</p>
              </div>
              <div>
                <h4 className={classes.label}>{finishLabels.pros}</h4>
                <CheckList items={finish.pros} />
              </div>
              <div>
                <h4 className={classes.label}>{finishLabels.cons}</h4>
                <CheckList items={finish.cons} mark="minus" />
              </div>
            </li>
          ))}
        </ul>
      </section>
    </Section>
  )
}
