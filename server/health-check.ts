import { defaultPort, hostInUrl } from './address.ts'

/** The health check of the Docker image: whether Home is served at the address that the server was given. */
const { HOST, PORT = defaultPort } = process.env
const response = await fetch(`http://${hostInUrl(HOST)}:${PORT}/`).catch(() => null)
process.exitCode = response?.ok ? 0 : 1
