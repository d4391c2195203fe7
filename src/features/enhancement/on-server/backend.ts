import { lazyModule } from '@/lib/lazy-module'

/** Unless told otherwise, the backend is where the site is. */
export const backendUrl: string = import.meta.env.VITE_SUPABASE_URL || globalThis.location?.origin

/** Supabase refuses to start without a key; a function on the site's own origin asks for none. */
const noKey = 'public-anonymous'

/**
 * The backend's client, loaded and made when first wanted. Its session is kept in the browser and renewed by
 * itself (specification, section 7).
 */
const client = lazyModule(async () => {
  const { createClient } = await import('./supabase-client')
  return createClient(
    backendUrl,
    import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || import.meta.env.VITE_SUPABASE_ANON_KEY || noKey,
    { auth: { persistSession: true, autoRefreshToken: true, storage: localStorage } },
  )
})

export const backend = client.load
