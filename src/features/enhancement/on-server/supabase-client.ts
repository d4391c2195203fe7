// A file of its own gives what is loaded late a name that the build knows: precache.ts leaves it out.
export { createClient } from '@supabase/supabase-js'
