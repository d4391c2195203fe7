import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { cities } from '@/content/places/cities'
import { citySlug } from '@/content/places/city-paths'
import { isOnMap, mapPosition, mapRatio } from '@/content/places/map-position'
import { mapWords } from '@/content/places/map-words'
import type { City, Place } from '@/content/places/types'
import classes from './ServiceAreaMap.module.css'
// Drawn by the build (tools/vite/service-area-map.ts).
import picture from './service-area.svg?url'

/**
 * The towns on a map of the lake and the counties, each a link to its page; the one of the page itself is
 * lit. All pages share one picture.
 */
export function ServiceAreaMap() {
  return (
    <div className={classes.map} style={{ aspectRatio: 1 / mapRatio }}>
      <img src={picture} alt="" loading="lazy" className={classes.picture} />
      {mapWords.filter(isOnMap).map((word) => (
        <span key={word.text} aria-hidden className={classes.word} data-kind={word.kind} style={at(word)}>
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

const labelSide = (city: City) => city.mapLabel ?? (mapPosition(city).x > 0.75 ? 'left' : 'right')

/** In percent of the map's width, which style sheets can calculate with. */
function at(place: Place): CSSProperties {
  const { x, y } = mapPosition(place)
  return { '--x': Math.round(x * 1000) / 10, '--y': Math.round(y * 1000) / 10 } as CSSProperties
}
