/** A step of a schema, as valibot keeps it: a schema with steps of its own, or a check. */
interface Step {
  readonly kind: string
  readonly type: string
  readonly requirement?: unknown
  readonly pipe?: readonly Step[]
}

/** All checks of a schema. One that was made of another has those of the other within its own. */
const checksOf = ({ pipe = [] }: Pick<Step, 'pipe'>): readonly Step[] =>
  pipe.flatMap((step) => (step.kind === 'schema' ? checksOf(step) : step))

/** How small, large or long a schema lets a number or a text be. */
export function limitsOf(schema: object) {
  const checks = checksOf(schema)
  const limit = (type: string) =>
    checks.find((check) => check.type === type)?.requirement as number | undefined
  return {
    isWhole: checks.some(({ type }) => type === 'integer'),
    min: limit('min_value'),
    max: limit('max_value'),
    longest: limit('max_length'),
  }
}
