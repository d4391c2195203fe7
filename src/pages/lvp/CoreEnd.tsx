import classes from './lvp.module.css'

/** Where the subfloor begins, in eighths of a millimeter from the drawing's top. */
const subfloor = 92

/** Floating planks have a groove on the left and a tongue on the right. A glued one has none. */
const outlines = {
  rigid: `M4 44H276V64H296V74H276V${subfloor}H4V76H24V62H4Z`,
  foam: `M4 28H276V56H296V66H276V${subfloor}H4V68H24V54H4Z`,
  glued: `M4 72H148V${subfloor}H4ZM152 72H296V${subfloor}H152Z`,
} as const

const tops = { rigid: 44, foam: 28, glued: 72 } as const

/** What a core is made of: limestone is dense, and foam has bubbles. */
const grains = {
  rigid: { strokeWidth: 2, strokeDasharray: '0 7', stroke: '#8d8577' },
  foam: { strokeWidth: 5, strokeDasharray: '0 13', stroke: '#f7f2ea' },
} as const

/**
 * The cut end of a vinyl plank on its subfloor, all to one scale: 6 and 8 mm with a core, 2.5 mm without, and a wear
 * layer of 20 mil, which is half a millimeter. It only draws what the words beside it say.
 */
export function CoreEnd({ core }: { readonly core: keyof typeof outlines }) {
  const top = tops[core]
  const rows = core === 'glued' ? [] : [16, 24, 32, 40, 48, 56].filter((row) => top + row < subfloor - 4)
  return (
    <svg viewBox={`0 ${top - 4} 300 ${124 - top}`} className={classes.core} aria-hidden="true">
      <path d={outlines[core]} fill={core === 'foam' ? '#ddc29c' : '#c3bbad'} />
      {core !== 'glued' &&
        rows.map((row, index) => (
          <path
            key={row}
            d={`M${26 + 4 * (index % 2)} ${top + row}H274`}
            strokeLinecap="round"
            {...grains[core]}
          />
        ))}
      {/* The printed wood, and the clear layer over it. */}
      <path d={`M4 ${top + 6}H${core === 'glued' ? 296 : 276}`} stroke="#8f6c48" strokeWidth="4" />
      <path d={`M4 ${top + 2}H${core === 'glued' ? 296 : 276}`} stroke="var(--accent)" strokeWidth="4" />
      <path d={outlines[core]} fill="none" stroke="var(--walnut-7)" strokeWidth="1.5" />
      {/* A pad below a floating plank, the ridges of a trowel below a glued one. */}
      <path
        d={`M0 ${subfloor + 3}H300`}
        stroke={core === 'glued' ? '#b8762a' : 'var(--walnut-2)'}
        strokeWidth="5"
        strokeDasharray={core === 'glued' ? '6 4' : undefined}
      />
      <path d={`M0 ${subfloor + 6}H300V120H0Z`} fill="var(--walnut-4)" opacity="0.35" />
    </svg>
  )
}
