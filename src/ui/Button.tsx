import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import classes from './Button.module.css'

export interface ButtonLook {
  /** @default 'filled' */
  readonly variant?: 'filled' | 'default' | 'light' | 'subtle' | 'outline' | 'white'
  /** @default 'sm' */
  readonly size?: 'sm' | 'md' | 'lg'
  /** The color of the words, and of an outline, on a dark ground. */
  readonly color?: 'walnut-1' | 'walnut-2'
  /** As wide as its place. */
  readonly fullWidth?: boolean
  /** An icon before the words. */
  readonly leftSection?: ReactNode
  /** An icon after the words. */
  readonly rightSection?: ReactNode
}

export type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & { readonly ref?: Ref<HTMLButtonElement> }

/** A button of the browser in the site's style. */
export function Button(props: ButtonProps) {
  return <button type="button" {...withLook(props)} />
}

interface Labelled extends ButtonLook {
  readonly className?: string
  readonly children?: ReactNode
}

/** The attributes that make an element look like a button. */
export function withLook<Props extends Labelled>({
  variant,
  size,
  color,
  fullWidth,
  leftSection,
  rightSection,
  className,
  children,
  ...others
}: Props) {
  return {
    ...others,
    className: className ? `${classes.button} ${className}` : classes.button,
    'data-variant': variant,
    'data-size': size,
    'data-color': color,
    'data-block': fullWidth,
    children: (
      <>
        {leftSection}
        <span className={classes.label}>{children}</span>
        {rightSection}
      </>
    ),
  }
}
