import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { cities } from '@/content/places/cities'
import { citySlug } from '@/content/places/city-paths'
import { isOnMap, mapMargin, mapPosition, mapRatio } from '@/content/places/map-position'
import { mapWords } from '@/content/places/map-words'
import type { City, Place } from '@/content/places/types'
import classes from './ServiceAreaMap.module.css'
// Drawn by the build (tools/vite/map-background.ts).
import picture from './service-area.svg?url'

/**
 * The towns on a map of the lake and the counties, each a link to its page; the one of the page itself is
 * lit. All pages share one picture, which is larger than the map: a place of another shape shows more of it.
 */
export function ServiceAreaMap() {
  return (
    <div className={classes.map} style={{ aspectRatio: 1 / mapRatio }}>
      <div className={classes.land}>
        <img src={picture} alt="" loading="lazy" className={classes.picture} style={pictureSize} />
      </div>
      {mapWords
        .filter((word) => isOnMap(word, mapMargin))
        .map((word) => (
          <span
            key={word.text}
            aria-hidden
            className={classes.word}
            data-kind={word.kind}
            data-beyond={!isOnMap(word) || undefined}
            style={at(word)}
          >
            {word.text}
          </span>
        ))}
      {cities.map((city) => (
        <div key={city.slug} style={at(city)} className={classes.town} data-side={labelSide(city)}>
          <Link to="/service-areas/$city" params={{ city: citySlug(city) }} className={classes.name}>
            {city.name}
          </Link>
        </div>
      ))}
    </div>
  )
}

const pictureWidth = 1 + 2 * mapMargin.x

const pictureSize: CSSProperties = {
  width: `${100 * pictureWidth}%`,
  aspectRatio: pictureWidth / (mapRatio + 2 * mapMargin.y),
}

const labelSide = (city: City) => city.mapLabel ?? (mapPosition(city).x > 0.75 ? 'left' : 'right')

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`

/** In percent of the map's width and height. */
function at(place: Place): CSSProperties {
  const { x, y } = mapPosition(place)
  return { '--x': percent(x), '--y': percent(y / mapRatio) } as CSSProperties
}
