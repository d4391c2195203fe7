import { lvpPage, roomColumns, roomSuitability } from '@/content/lvp'
import { Section } from '@/ui/Section'
import classes from './Rooms.module.css'

/** The rooms that luxury vinyl suits, with advice for each. */
export function Rooms() {
  return (
    <Section {...lvpPage.rooms} tone="warm">
      <table className={classes.rooms}>
        <thead>
          <tr>
            <th scope="col">{roomColumns.room}</th>
            <th scope="col">{roomColumns.suits}</th>
          </tr>
        </thead>
        <tbody>
          {roomSuitability.map(({ room, rating, note }) => (
            <tr key={room}>
              <th scope="row">{room}</th>
              <td>
                <div className={classes.verdict}>
                  <strong className={classes.rating} data-rating={rating}>
                    {rating}
                  </strong>
                  <span>{note}</span>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
