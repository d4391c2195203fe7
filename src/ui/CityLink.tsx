import { Link, type LinkComponentProps } from '@tanstack/react-router'
import type { City } from '@/content/cities'

type CityLinkProps = Pick<LinkComponentProps, 'className' | 'children'> & {
  readonly city: Pick<City, 'slug'>
}

/** A link to a city's page. */
export function CityLink({ city, ...props }: CityLinkProps) {
  return <Link to="/service-areas/{$city}-oh" params={{ city: city.slug }} {...props} />
}
